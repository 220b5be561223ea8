import { useNavigation } from "react-router";
import { limits } from "#contract/limits.ts";
import { LoadingBar } from "../../ui/loading-bar/loading-bar.tsx";
import { ToastPlace } from "../../ui/toast/toast-place.tsx";
import { useWords } from "../../words/words.tsx";
import { Loader } from "../loader/loader.tsx";
import { AlertPlace } from "./alert-place.tsx";
import { useConnectionNotice } from "./use-connection-notice.ts";

/** What every layout but the bare one has over its page: the global alert, notices, loading bar. */
export function Shell({ children }: React.PropsWithChildren) {
  const { common } = useWords();
  const isMoving = useNavigation().state !== "idle";
  useConnectionNotice(common);
  return (
    <>
      <Loader />
      <LoadingBar
        label={common.loading}
        busy={isMoving}
        throttleMs={limits.progressThrottleMs}
        durationMs={limits.progressDurationMs}
      />
      {children}
      <ToastPlace />
      <AlertPlace />
    </>
  );
}
