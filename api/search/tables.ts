import type { Generated } from "kysely";
import type { Locale } from "#contract/locale.ts";

export interface SearchTables extends DerivedSearchTables {
  search_queries: {
    site_id: number;
    locale: Locale;
    day: string;
    query: string;
    visitors: Generated<number>;
  };
  search_query_visitors: { day: string; visitor: Buffer };
}

/** Tables that the database keeps itself, by triggers; nobody else writes them. */
interface DerivedSearchTables {
  search_documents: {
    site_id: number;
    product_id: number;
    words: string;
    naming: string[];
    in_stock: boolean;
    position: number;
    shown_from: Date | number | null;
    shown_until: Date | number | null;
  };
  search_words: {
    site_id: number;
    word: string;
    lexeme: string;
    sound: Generated<string>;
    is_naming: boolean;
    documents: number;
  };
  search_entries: {
    kind: EntryKind;
    id: number;
    site_id: number | null;
    naming: string;
    words: string;
  };
}

export type EntryKind = "brand" | "shop" | "page" | "set" | "article";
