import { afterEach, describe, expect, test, vi } from "vitest";
import { locales } from "#contract/locale.ts";
import { openShop } from "../testing/open-shop.ts";
import { orderDress, readOrder, restock } from "../testing/shopper.ts";
import { newsWords } from "./letter-words.ts";
import type { OrderNews, OrderStory } from "./message.ts";
import { sandbox } from "./providers/sandbox.ts";
import { deleteSent } from "./queries.ts";
import { sendMessages } from "./send-messages.ts";
import { writeLetter } from "./write-letter.ts";

const shop = await openShop();
const { db } = shop;

afterEach(() => vi.restoreAllMocks());

const outbox = async (locale: string) =>
  (await fetch(`${shop.url}/dev/outbox?locale=${locale}`)).text();

describe("a placed order", () => {
  test("is told by a letter whose link opens the order", async () => {
    await restock(shop);
    const order = await orderDress(shop);
    await sendMessages(shop);
    const letters = await db.selectFrom("sandbox_letters").selectAll().execute();
    const letter = letters.find(({ subject }) => subject.includes(order.number));
    expect(letter).toMatchObject({ recipient: "anna@example.com", locale: "en" });
    const link = /http:\/\/\S+#key=[\w-]+/.exec(letter?.text ?? "")?.[0] ?? "";
    expect(link).toContain(
      `http://localhost:${shop.config.port}/en/my/history/${order.number}#key=`,
    );
    const key = link.split("#key=")[1] as string;
    expect(key).not.toBe(order.key);
    expect((await readOrder(shop, { ...order, key })).number).toBe(order.number);
  });

  test("shows at /dev/outbox in both languages, newest first, without scripts", async () => {
    const [first, second] = [await orderDress(shop, "m"), await orderDress(shop, "m")];
    await sendMessages(shop);
    const english = await outbox("en");
    expect(english).toContain('<html lang="en">');
    expect(english.indexOf(second.number)).toBeLessThan(english.indexOf(first.number));
    expect(english).not.toContain("<script");
    expect(await outbox("ru")).toContain("Исходящие письма");
  });
});

describe("a provider that fails", () => {
  test("fails no order: the letter waits and is sent once it can be", async () => {
    const order = await orderDress(shop, "l");
    const send = vi.spyOn(sandbox, "send").mockRejectedValue(new Error("no line"));
    await sendMessages(shop);
    expect(send).toHaveBeenCalledTimes(1);
    const waiting = async () => {
      const rows = await db.selectFrom("outbox").where("sent_at", "is", null).selectAll().execute();
      return rows.find(({ payload }) => JSON.stringify(payload).includes(order.number));
    };
    expect(await waiting()).toMatchObject({ attempts: 1, last_error: "no line" });
    await sendMessages(shop);
    expect(send).toHaveBeenCalledTimes(1);
    vi.restoreAllMocks();
    await db
      .updateTable("outbox")
      .set({ try_at: new Date(0) })
      .where("sent_at", "is", null)
      .execute();
    await sendMessages(shop);
    expect(await waiting()).toBeUndefined();
    expect(await outbox("en")).toContain(order.number);
  });

  test("two workers at once send each letter once", async () => {
    await orderDress(shop, "l");
    const send = vi.spyOn(sandbox, "send");
    await Promise.all([sendMessages(shop), sendMessages(shop), sendMessages(shop)]);
    expect(send).toHaveBeenCalledTimes(1);
  });
});

test("sent letters are forgotten after their term", async () => {
  await db
    .updateTable("outbox")
    .set({ sent_at: new Date(0) })
    .where("sent_at", "is not", null)
    .execute();
  expect(await deleteSent(db, 90, 1000)).toBeGreaterThan(0);
  expect(await deleteSent(db, 90, 1000)).toBe(0);
});

describe("a letter", () => {
  const story: OrderStory = {
    shop: "Vitrina",
    number: "100001-AAAAA",
    key: "secret",
    name: "<b>Anna</b>",
    items: [{ title: "Dress & belt", size: "S", quantity: 2, total: 25_800 }],
    lines: [{ title: "Total", amount: 25_800 }],
    total: 25_800,
    delivery: "By courier: Moscow",
    date: "2026-12-01",
    payUntil: "2026-11-21T12:30:00.000Z",
  };
  const news = Object.keys(newsWords.ru) as OrderNews[];
  const cases = locales.flatMap((locale) => news.map((one) => [locale, one] as const));

  test.each(cases)("in %s about %s is filled in and lets no mark through", (locale, one) => {
    const payload = { kind: "order", news: one, story };
    const row = { channel: "email", recipient: "a@b.cd", locale, payload } as const;
    const letter = writeLetter(row, { publicUrl: "https://shop.example", port: 1 });
    expect(letter.subject + letter.text + letter.html).not.toMatch(/\{\w+\}|undefined/);
    expect(letter.html).not.toContain("<b>");
    expect(letter.subject).toContain(story.number);
    const address = `https://shop.example${locale === "en" ? "/en" : ""}/my/history/${story.number}#key=secret`;
    expect(letter.text).toContain(address);
    expect(letter.html).toContain(address);
  });

  test("calls free what costs nothing, but not a total of nothing", () => {
    const lines = [
      { title: "Goods", amount: 900 },
      { title: "Delivery", amount: 0 },
      { title: "Total", amount: 0 },
    ];
    const payload = { kind: "order", news: "paid", story: { ...story, lines } };
    const row = { channel: "email", recipient: "a@b.cd", locale: "en", payload } as const;
    const { text, html } = writeLetter(row, { publicUrl: undefined, port: 1 });
    expect(text).toContain("Goods: 900\u00a0rub.\nDelivery: free\nTotal: 0\u00a0rub.");
    expect(html).toContain(">free<");
  });

  test.each([
    ["Anna", "Hello Anna,"],
    ["А. С. Пушкин", "Hello А. С. Пушкин,"],
    ["Жан-Жак О'Нил", "Hello Жан-Жак О'Нил,"],
    ["$& $' {name}", "Hello $& $' {name},"],
    ["you have won https://evil.example", "Hello,"],
    ["bonus at evil.example", "Hello,"],
    ["бонусы на злой.рф", "Hello,"],
    ["WWW.EVIL", "Hello,"],
    ["write to a@evil.example", "Hello,"],
    ["Anna\r\nPay here", "Hello,"],
  ])("to “%s” begins with “%s”", (name, hello) => {
    const payload = { kind: "order", news: "paid", story: { ...story, name } };
    const row = { channel: "email", recipient: "a@b.cd", locale: "en", payload } as const;
    const letter = writeLetter(row, { publicUrl: undefined, port: 1 });
    expect(letter.text.split("\n")[0]).toBe(hello);
    expect(letter.subject).not.toContain(name);
  });

  test.each(cases)("in %s about %s promises no day of a preorder", (locale, one) => {
    const told = (date: string | null) => {
      const payload = { kind: "order", news: one, story: { ...story, date } };
      const row = { channel: "email", recipient: "a@b.cd", locale, payload } as const;
      return writeLetter(row, { publicUrl: undefined, port: 1 }).text;
    };
    const isDated = newsWords[locale][one].text.includes("{date}");
    expect(/[ .]\./.test(told(null))).toBe(false);
    expect(told(null) !== told("2026-12-01")).toBe(isDated || one === "awaiting_payment");
  });

  test("names the hour and the day in Moscow", () => {
    const row = { channel: "email", recipient: "a@b.cd", locale: "ru" } as const;
    const text = (one: OrderNews) =>
      writeLetter(
        { ...row, payload: { kind: "order", news: one, story } },
        { publicUrl: undefined, port: 1 },
      ).text;
    expect(text("awaiting_payment")).toContain("15:30");
    expect(text("paid")).toContain("1 декабря");
  });
});
