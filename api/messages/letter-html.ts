import type { Locale } from "#contract/locale.ts";
import { roublesIn } from "#contract/money.ts";
import { escapeHtml } from "../html/escape-html.ts";
import type { OrderStory } from "./message.ts";

/** The pieces of a letter, in the reader's language. */
export interface LetterParts {
  locale: Locale;
  subject: string;
  hello: string;
  heading: string;
  text: string;
  button: string;
  link: string;
  orderTitle: string;
  size: string;
  /** Stands for a sum of nothing. */
  free: string;
  story: OrderStory;
}

/** A letter as mail programs can show it: tables and inline styles, no pictures, no script. */
export function letterHtml(parts: LetterParts): string {
  const { story } = parts;
  const money = (amount: number) => roublesIn(parts.locale, amount);
  const amount = "padding-left:16px;white-space:nowrap";
  const cell = "padding:10px 0;border-top:1px solid #e6e2dc;vertical-align:top";
  const items = story.items
    .map(
      (item) =>
        `<tr><td style="${cell}">${escapeHtml(item.title)}<br><span style="color:#6b665f">${parts.size} ${escapeHtml(item.size)} × ${item.quantity}</span></td><td align="right" style="${cell};${amount}">${money(item.total)}</td></tr>`,
    )
    .join("");
  const lines = sumsOf(parts)
    .map(({ title, sum, isTotal }) => {
      const look = `padding:3px 0;${isTotal ? "font-weight:bold" : "color:#6b665f"}`;
      return `<tr><td style="${look}">${escapeHtml(title)}</td><td align="right" style="${look};${amount}">${sum}</td></tr>`;
    })
    .join("");
  return `<!doctype html><html lang="${parts.locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(parts.subject)}</title></head>
<body style="margin:0;background:#f6f3ee;color:#1f1c18;font:16px/1.5 Georgia,'Times New Roman',serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#fff;border:1px solid #e6e2dc"><tr><td style="padding:32px">
<p style="margin:0 0 24px;font-size:22px;letter-spacing:.08em">${escapeHtml(story.shop)}</p>
<h1 style="margin:0 0 8px;font-size:26px;font-weight:400">${escapeHtml(parts.heading)}</h1>
<p style="margin:0 0 8px">${escapeHtml(parts.hello)}</p><p style="margin:0 0 24px">${escapeHtml(parts.text)}</p>
<p style="margin:0 0 28px"><a href="${escapeHtml(parts.link)}" style="display:inline-block;background:#1f1c18;color:#fff;padding:14px 28px;text-decoration:none">${escapeHtml(parts.button)}</a></p>
<p style="margin:0 0 8px;font-weight:bold">${parts.orderTitle} ${escapeHtml(story.number)}</p>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0">${items}</table>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin-top:12px;border-top:1px solid #e6e2dc;padding-top:12px">${lines}</table>
<p style="margin:24px 0 0;color:#6b665f">${escapeHtml(story.delivery)}</p>
</td></tr></table></td></tr></table></body></html>`;
}

/** The same without marks, for those who read plain text. */
export function letterText(parts: LetterParts): string {
  const { story } = parts;
  const money = (amount: number) => roublesIn(parts.locale, amount);
  return [
    parts.hello,
    "",
    parts.text,
    `${parts.button}: ${parts.link}`,
    "",
    `${parts.orderTitle} ${story.number}`,
    ...story.items.map(
      (item) =>
        `- ${item.title}, ${parts.size} ${item.size} × ${item.quantity}: ${money(item.total)}`,
    ),
    ...sumsOf(parts).map(({ title, sum }) => `${title}: ${sum}`),
    "",
    story.delivery,
  ].join("\n");
}

/** The steps from the goods to the total; what costs nothing is said so. */
function sumsOf({ story, locale, free }: LetterParts) {
  return story.lines.map(({ title, amount }, index) => {
    const isTotal = index === story.lines.length - 1;
    return { title, isTotal, sum: amount || isTotal ? roublesIn(locale, amount) : free };
  });
}
