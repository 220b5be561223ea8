import { describe, expect, test } from "vitest";
import { OrderRequest } from "#contract/ordering/order-request.ts";
import { isInvalid } from "../refuse.ts";
import { checkInput } from "./check-input.ts";

const good = {
  first_name: "Анна",
  phone: "+7 916 204-31-05",
  email: "anna@mail.example",
  locality: "moscow",
  street: "Арбат, 10",
  expected_total: 100,
};

function faults(more: Record<string, unknown>, locale: "ru" | "en" = "en") {
  try {
    checkInput(OrderRequest, { ...good, ...more }, locale);
    return [];
  } catch (error) {
    if (!isInvalid(error)) throw error;
    return error.errors.map(({ name, message }) => `${name}: ${message}`);
  }
}

describe("a field of the order form", () => {
  test.each([
    [{}, []],
    [{ first_name: undefined }, ["first_name: Required"]],
    [{ first_name: null }, ["first_name: Required"]],
    [{ first_name: "  " }, ["first_name: Required"]],
    [{ first_name: 5 }, ["first_name: Invalid value"]],
    [{ last_name: "x".repeat(101) }, ["last_name: Enter no more than 100 characters"]],
    [{ phone: "" }, ["phone: Required"]],
    [{ phone: "123" }, ["phone: Please enter the whole phone number"]],
    [{ email: "" }, ["email: Required"]],
    [{ email: "a@" }, ["email: Please enter a valid email"]],
    [{ locality: "", street: "" }, ["locality: Required", "street: Required"]],
    [{ delivery_type: "own_shop" }, ["shop: Required"]],
    [{ delivery_type: "fly" }, ["delivery_type: Invalid value"]],
    [{ expected_total: "1" }, ["expected_total: Invalid value"]],
    [{ price: 1, total: 1 }, ["price: Unknown field", "total: Unknown field"]],
  ])("sent as %j has one fault at most, told by its name", (sent, told) => {
    expect(faults(sent)).toEqual(told);
  });

  test("is told of in the shopper's language", () => {
    expect(faults({ phone: "", comment: "x".repeat(255) }, "ru")).toEqual([
      "phone: Обязательное поле",
      "comment: Введите не больше 254 символов",
    ]);
  });
});
