import fc from "fast-check";
import { expect, test } from "vitest";
import { jsonLd } from "./json-ld.ts";

test("structured data reads back as it was and cannot leave its script", () => {
  fc.assert(
    fc.property(fc.object(), (data) => {
      const text = jsonLd({ data, name: "</script><script>alert(1)</script>" });
      expect(text).not.toContain("<");
      expect(JSON.parse(text).data).toEqual(JSON.parse(JSON.stringify(data)));
    }),
  );
});
