import { isRouteErrorResponse, useRouteError } from "react-router";
import type { ErrorBody } from "#contract/errors.ts";
import { limits } from "#contract/limits.ts";
import { links } from "../../links.ts";
import { useShop } from "../../shop.ts";
import { Button, ButtonLink } from "../../ui/button/button.tsx";
import { classes } from "../../ui/classes.ts";
import { RichText } from "../../ui/rich-text.tsx";
import type from "../../ui/type.module.css";
import { useLanguage } from "../../words/words.tsx";
import { RecommendedPlace } from "../recommendations/recommended-place.tsx";
import { ShopFrame } from "../shell/shop-frame.tsx";
import styles from "./error-page.module.css";

/** What stands where a page could not be shown: the owner's words, and what the server said. */
export default function ErrorPage() {
  const { locale, words } = useLanguage();
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const isMissing = status === 404;
  const shop = useShop();
  const content = isMissing ? shop?.errorPage : undefined;
  const detail = detailOf(error);
  return (
    <ShopFrame>
      <title>{detail ?? String(status)}</title>
      <meta name="robots" content="noindex" />
      <div className={styles.page}>
        {isRouteErrorResponse(error) && (
          <p className={classes(type.figures, styles.status)}>{status}</p>
        )}
        <h1 className={classes(type.title, styles.title)}>
          {content?.error_text || (detail ?? (isMissing ? "404" : words.common.failedPage))}
        </h1>
        {content?.error_description && (
          <RichText className={classes(type.prose, styles.text)} html={content.error_description} />
        )}
        {isMissing ? (
          <ButtonLink look="ghost" href={links[locale].any(content?.btn_link || "/")}>
            {content?.btn_text || words.common.home}
          </ButtonLink>
        ) : (
          <Button look="ghost" onClick={() => location.reload()}>
            {words.common.again}
          </Button>
        )}
      </div>
      <RecommendedPlace code="error-page" limit={limits.errorPageRecommendations} />
    </ShopFrame>
  );
}

/** The server's sentence, where it said one; while its database is away it says so as text. */
function detailOf(error: unknown): string | undefined {
  if (!isRouteErrorResponse(error)) return undefined;
  const { data } = error;
  const body: ErrorBody | null =
    typeof data === "string" && data.startsWith("{") ? JSON.parse(data) : data;
  return typeof body?.detail === "string" ? body.detail : undefined;
}
