export interface SeoTables {
  redirects: { site_id: number; from_path: string; to_url: string; status: number };
}
