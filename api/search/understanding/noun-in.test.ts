import { expect, test } from "vitest";
import { nounIn } from "./noun-in.ts";

test.each([
  ["костюмный", "костюм"],
  ["костюмной", "костюм"],
  ["муслиновая", "муслин"],
  ["флисовую", "флис"],
  ["замшевые", "замш"],
  ["кружевное", "кружев"],
])("«%s» is of «%s»", (adjective, noun) => {
  expect(nounIn(adjective)).toBe(noun);
});

test.each(["длинное", "розовый", "платье", "красный", "muslin", ""])(
  "«%s» is of nothing that would be meant by it",
  (word) => {
    expect(nounIn(word)).toBeNull();
  },
);
