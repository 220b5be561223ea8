import fc from "fast-check";
import { expect, test } from "vitest";
import { setEnglish, setRussian } from "./typography.ts";

const visible = (text: string) => text.replaceAll("\u00a0", "~");

test("short words cling to the next one and a dash to the one before", () => {
  expect(visible(setRussian("В шкафу и на стуле — пальто, но не для дождя"))).toBe(
    "В~шкафу и~на~стуле~— пальто, но~не~для~дождя",
  );
});

test("particles cling to the word before them", () => {
  expect(visible(setRussian("так же ровно, как если бы"))).toBe("так~же ровно, как если~бы");
});

test("numbers hold on to their thousands and units", () => {
  expect(visible(setRussian("от 15 000 руб., 22 момме, −5 °C, 90 %, 210 × 32 см"))).toBe(
    "от~15~000~руб., 22~момме, −5~°C, 90~%, 210~×~32~см",
  );
  expect(visible(setEnglish("from 15 000 rub., 200 × 45 cm, size S, 2 shops, 3 pm"))).toBe(
    "from 15~000~rub., 200~×~45~cm, size~S, 2 shops, 3~pm",
  );
});

const prose = fc
  .array(
    fc.constantFrom(
      "в",
      "и",
      "не",
      "же",
      "пальто",
      "—",
      "15",
      "000",
      "×",
      "руб.",
      "cm",
      "<p>",
      "№",
    ),
  )
  .map((words) => words.join(" "));

test("setting a text twice changes nothing, and only spaces ever change", () => {
  fc.assert(
    fc.property(prose, (text) => {
      for (const set of [setRussian, setEnglish]) {
        const once = set(text);
        expect(set(once)).toBe(once);
        expect(once.replaceAll("\u00a0", " ")).toBe(text);
      }
    }),
    { numRuns: 2000 },
  );
});
