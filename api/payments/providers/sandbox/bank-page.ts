import type { Locale } from "#contract/locale.ts";
import { formatRoubles, kopecks, toRoubles } from "#contract/money.ts";
import { escapeHtml } from "../../../html/escape-html.ts";
import type { BankPaymentRow } from "./bank-queries.ts";
import { bankStyle } from "./bank-style.ts";
import { type BankWords, bankWords } from "./bank-words.ts";
import { testCards } from "./cards.ts";

const mark = `<svg width="36" height="36" viewBox="0 0 36 36" aria-hidden="true"><rect width="36" height="36" rx="10" fill="#0d6b4c"/><path d="M8 15 18 8l10 7M10 27h16M12 16v9m6-9v9m6-9v9" fill="none" stroke="#fff" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/></svg>`;

function page(locale: Locale, words: BankWords, content: string): string {
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="data:,">
<title>${words.title}</title><style>${bankStyle}</style></head>
<body><main><header>${mark}<b>${words.bank}</b></header>${content}</main></body></html>`;
}

function sumOf(payment: BankPaymentRow, words: BankWords): string {
  const sum = formatRoubles(toRoubles(kopecks(payment.amount)));
  return `<div class="sum"><span>${words.order} ${escapeHtml(payment.description)}</span><strong>${sum} ₽</strong></div>`;
}

function faultOf(text: string | undefined): string {
  return text ? `<p class="fault" role="alert">${text}</p>` : "";
}

const leaveForm = (payment: BankPaymentRow, words: BankWords) =>
  `<form method="post" action="/sandbox/bank/${payment.id}/leave"><button class="plain">${words.leave}</button></form>`;

/** The choice of a test card. */
export function cardPage(payment: BankPaymentRow, fault?: "card"): string {
  const { locale } = payment;
  const words = bankWords[locale];
  const cards = testCards
    .map(
      (card, index) =>
        `<label class="card"><input type="radio" name="card" value="${card.number}"${index === 0 ? " checked" : ""}><b>${card.number}</b><small>${card.title[locale]}</small></label>`,
    )
    .join("");
  return page(
    locale,
    words,
    `<h1>${words.toPay}</h1><p>${words.notReal}</p>${sumOf(payment, words)}
${faultOf(fault && words.badCard)}<form method="post" action="/sandbox/bank/${payment.id}/pay">
<fieldset><legend>${words.chooseCard}</legend>${cards}</fieldset>
<button class="main">${words.pay}</button></form>${leaveForm(payment, words)}`,
  );
}

/** The 3-D Secure question. */
export function codePage(payment: BankPaymentRow, fault?: "code"): string {
  const words = bankWords[payment.locale];
  return page(
    payment.locale,
    words,
    `<h1>${words.codeTitle}</h1><p>${words.codeHint}</p>${sumOf(payment, words)}
${faultOf(fault && words.badCode)}<form method="post" action="/sandbox/bank/${payment.id}/confirm">
<label class="field"><span>${words.code}</span><input name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="4" required></label>
<button class="main">${words.confirm}</button></form>${leaveForm(payment, words)}`,
  );
}

/** A page that leads nowhere by itself: the bank is silent. */
export function strandedPage(payment: BankPaymentRow): string {
  const words = bankWords[payment.locale];
  return page(
    payment.locale,
    words,
    `<h1>${words.stranded}</h1><p>${words.strandedText}</p>${sumOf(payment, words)}
<a class="main" href="${escapeHtml(payment.success_url)}">${words.backToShop}</a>`,
  );
}

/** The payment was decided before: there is only the way back. */
export function finishedPage(payment: BankPaymentRow): string {
  const words = bankWords[payment.locale];
  const back = payment.state === "captured" ? payment.success_url : payment.fail_url;
  return page(
    payment.locale,
    words,
    `<h1>${words.done}</h1>${sumOf(payment, words)}<a class="main" href="${escapeHtml(back)}">${words.backToShop}</a>`,
  );
}

export function unknownPage(locale: Locale): string {
  const words = bankWords[locale];
  return page(
    locale,
    words,
    `<h1>${words.unknown}</h1><a class="main" href="/">${words.backToShop}</a>`,
  );
}
