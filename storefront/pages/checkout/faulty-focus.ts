const mark = "faulty";

/** Brings the focus to a faulty field, whose fault stays to be read. */
export function focusFaulty(field: HTMLElement): void {
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
