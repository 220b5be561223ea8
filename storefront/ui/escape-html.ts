const entities: Record<string, string> = { "&": "&amp;", '"': "&quot;", "<": "&lt;", ">": "&gt;" };

/** Text for a template of HTML, between tags or between double quotes. */
export function escapeHtml(text: string): string {
  return /[&"<>]/.test(text) ? text.replace(/[&"<>]/g, (sign) => entities[sign] as string) : text;
}
