import { expect, test } from "vitest";
import { requestForLog } from "./request-for-log.ts";

test("the log keeps the address and loses the secrets in it", () => {
  const url = "/api/ru/orders/1-A/?key=s3cr-et_&cart_id=0af&site_id=2&receipt=true";
  expect(requestForLog({ method: "GET", url, ip: "::1" })).toEqual({
    method: "GET",
    url: "/api/ru/orders/1-A/?key=…&cart_id=…&site_id=2&receipt=true",
    ip: "::1",
  });
});
