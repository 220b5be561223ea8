import { useEffect } from "react";
import { said, say } from "../../ui/toast/toast.ts";

interface ConnectionWords {
  offline: string;
  online: string;
}

/** Says that the connection is gone for as long as it is, and that it is back. */
export function useConnectionNotice({ offline, online }: ConnectionWords): void {
  useEffect(() => {
    const gone = () => said.set(offline);
    const back = () => say(online);
    if (!navigator.onLine) gone();
    addEventListener("offline", gone);
    addEventListener("online", back);
    return () => {
      removeEventListener("offline", gone);
      removeEventListener("online", back);
    };
  }, [offline, online]);
}
