/** The address that a telephone calls. */
export function telephone(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, "")}`;
}
