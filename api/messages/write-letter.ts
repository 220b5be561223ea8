import type { Locale } from "#contract/locale.ts";
import { shopZone } from "#contract/shop-zone.ts";
import type { Config } from "../config.ts";
import { type LetterParts, letterHtml, letterText } from "./letter-html.ts";
import { letterWords, newsWords } from "./letter-words.ts";
import type { Message, OrderStory } from "./message.ts";
import type { Letter } from "./providers/provider.ts";
import type { OutboxRow } from "./queries.ts";

/**
 * A name that mail programs would make a link of, or that breaks the line: anybody can have a letter
 * sent to anybody by ordering in such a name.
 */
const advertises = /[\p{Cc}\u2028\u2029/\\:@]|www\.|\p{L}\.\p{L}{2}/iu;

/** Puts an outbox row into words, in its reader's language, with absolute links. */
export function writeLetter(
  row: Pick<OutboxRow, "channel" | "recipient" | "locale" | "payload">,
  config: Pick<Config, "publicUrl" | "port">,
): Letter {
  const { news, story } = row.payload as Message;
  const { locale } = row;
  const words = newsWords[locale][news];
  const fixed = letterWords[locale];
  const fill = (text: string) => filled(text, story, locale);
  const parts: LetterParts = {
    locale,
    subject: fill(words.subject),
    hello: advertises.test(story.name)
      ? fixed.helloAll
      : fixed.hello.replace("{name}", () => story.name),
    heading: words.heading,
    text: fill(story.date === null ? (words.undated ?? words.text) : words.text),
    button: words.button,
    link: orderLink(story, locale, config),
    orderTitle: fixed.order,
    size: fixed.size,
    free: fixed.free,
    story,
  };
  return {
    channel: row.channel,
    recipient: row.recipient,
    locale,
    subject: parts.subject,
    text: letterText(parts),
    html: letterHtml(parts),
  };
}

function filled(text: string, story: OrderStory, locale: Locale): string {
  return text
    .replace("{number}", story.number)
    .replace("{date}", story.date ? dayIn(story.date, locale) : "")
    .replace("{until}", story.payUntil ? timeIn(story.payUntil, locale) : "");
}

function dayIn(day: string, locale: Locale): string {
  const format = { day: "numeric", month: "long", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(locale, format).format(new Date(`${day}T00:00:00Z`));
}

function timeIn(time: string, locale: Locale): string {
  const format = { hour: "2-digit", minute: "2-digit", timeZone: shopZone } as const;
  return new Intl.DateTimeFormat(locale === "en" ? "en-GB" : locale, format).format(new Date(time));
}

/** The guest's order page. The secret stands behind the #, so that no server on the way logs it. */
function orderLink(
  { number, key }: OrderStory,
  locale: Locale,
  config: Pick<Config, "publicUrl" | "port">,
): string {
  const shop = config.publicUrl ?? `http://localhost:${config.port}`;
  return `${shop}${locale === "en" ? "/en" : ""}/my/history/${number}#key=${key}`;
}
