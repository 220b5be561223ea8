import { useNavigate } from "react-router";
import { apiIn } from "../../api.ts";
import { links } from "../../links.ts";
import { useLanguage } from "../../words/words.tsx";
import { rememberQuery } from "./recent-queries.ts";

/** Searches for what the shopper has typed; answers where that leads, null for nothing. */
export function useSubmit(): (text: string) => string | null {
  const { locale } = useLanguage();
  const navigate = useNavigate();
  return (text) => {
    const query = text.trim();
    if (!query) return null;
    rememberQuery(query);
    // For the popular queries; nobody waits for it.
    apiIn(locale)("POST search/queries/", { body: { q: query } }).catch(() => undefined);
    const address = links[locale].search(query);
    navigate(address);
    return address;
  };
}
