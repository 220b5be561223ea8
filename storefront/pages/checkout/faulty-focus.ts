const mark = "faulty";

/** Unfolds and brings the focus to a faulty field, whose fault stays to be read. */
export function focusFaulty(field: HTMLElement): void {
  let fold = field.closest("details");
  while (fold) {
    fold.open = true;
    fold = fold.parentElement?.closest("details") ?? null;
  }
  field.dataset[mark] = "";
  field.focus();
}

/** False for the focus that `focusFaulty` brought: it must not take the fault away. */
export function isOwnFocus({ target }: React.FocusEvent): boolean {
  const { dataset } = target as HTMLElement;
  const isBrought = mark in dataset;
  delete dataset[mark];
  return !isBrought;
}
