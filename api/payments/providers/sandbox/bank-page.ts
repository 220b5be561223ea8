import type { Locale } from "#contract/locale.ts";
import { kopecks, roublesIn, toRoubles } from "#contract/money.ts";
import { escapeHtml } from "../../../html/escape-html.ts";
import type { BankPaymentRow } from "./bank-queries.ts";
import { bankStyle } from "./bank-style.ts";
import { bankWords } from "./bank-words.ts";
import { testCards } from "./cards.ts";

/** The theme that the shop wore when the payer left it; undefined: the browser's own. */
export type BankTheme = "light" | "dark" | undefined;

const mark = `<svg width="36" height="36" viewBox="0 0 36 36" aria-hidden="true"><path d="M7 15 18 7.5 29 15M8.5 28h19M11.5 16.5v9m6.5-9v9m6.5-9v9" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/></svg>`;

/** What is paid stands on the one side, what is to be done on the other. */
function page(locale: Locale, theme: BankTheme, side: string, content: string): string {
  const words = bankWords[locale];
  return `<!doctype html><html lang="${locale}"${theme ? ` data-theme="${theme}"` : ""}><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="data:,">
<title>${words.title}</title><style>${bankStyle}</style></head>
<body><main><header><p class="bank">${mark}<b>${words.bank}</b></p>${side}<p class="note">${words.notReal}</p></header><section>${content}</section></main></body></html>`;
}

function pageOf(payment: BankPaymentRow, theme: BankTheme, content: string): string {
  const { amount, description, locale } = payment;
  const sum = roublesIn(locale, toRoubles(kopecks(amount)));
  const side = `<p class="sum"><span>${bankWords[locale].order} ${escapeHtml(description)}</span><strong>${sum}</strong></p>`;
  return page(locale, theme, side, content);
}

function faultOf(text: string | undefined): string {
  return text ? `<p class="fault" role="alert">${text}</p>` : "";
}

/** A form of the payment with its one strong button, and the way back without paying below it. */
function formOf(payment: BankPaymentRow, step: string, fields: string, button: string): string {
  const at = `/sandbox/bank/${payment.id}`;
  return `<form method="post" action="${at}/${step}">${fields}<button class="main">${button}</button></form>
<form method="post" action="${at}/leave"><button class="plain">${bankWords[payment.locale].leave}</button></form>`;
}

/** The choice of a test card. */
export function cardPage(payment: BankPaymentRow, theme: BankTheme, fault?: "card"): string {
  const { locale } = payment;
  const words = bankWords[locale];
  const cards = testCards
    .map(
      (card, index) =>
        `<label class="card"><input type="radio" name="card" value="${card.number}"${index === 0 ? " checked" : ""}><b>${card.number}</b><small>${card.title[locale]}</small></label>`,
    )
    .join("");
  const fields = `<fieldset><legend>${words.chooseCard}</legend><div class="cards">${cards}</div></fieldset>`;
  return pageOf(
    payment,
    theme,
    `<h1>${words.toPay}</h1>${faultOf(fault && words.badCard)}${formOf(payment, "pay", fields, words.pay)}`,
  );
}

/** The 3-D Secure question. */
export function codePage(payment: BankPaymentRow, theme: BankTheme, fault?: "code"): string {
  const words = bankWords[payment.locale];
  const field = `<label class="field"><span>${words.code}</span><input name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="4" required></label>`;
  return pageOf(
    payment,
    theme,
    `<h1>${words.codeTitle}</h1><p>${words.codeHint}</p>${faultOf(fault && words.badCode)}${formOf(payment, "confirm", field, words.confirm)}`,
  );
}

/** A page that leads nowhere by itself: the bank is silent. */
export function strandedPage(payment: BankPaymentRow, theme: BankTheme): string {
  const words = bankWords[payment.locale];
  const more = `<p>${words.strandedText}</p>`;
  return pageOf(payment, theme, endOf(words.stranded, payment.success_url, payment.locale, more));
}

/** The payment was decided before: there is only the way back. */
export function finishedPage(payment: BankPaymentRow, theme: BankTheme): string {
  const { locale, state, success_url, fail_url } = payment;
  const back = state === "captured" ? success_url : fail_url;
  return pageOf(payment, theme, endOf(bankWords[locale].done, back, locale));
}

export function unknownPage(locale: Locale, theme: BankTheme): string {
  return page(locale, theme, "", endOf(bankWords[locale].unknown, "/", locale));
}

function endOf(heading: string, back: string, locale: Locale, more = ""): string {
  return `<h1>${heading}</h1>${more}<a class="main" href="${escapeHtml(back)}">${bankWords[locale].backToShop}</a>`;
}
