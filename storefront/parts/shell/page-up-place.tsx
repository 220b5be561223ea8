import { limits } from "#contract/limits.ts";
import { PageUp } from "../../ui/page-up/page-up.tsx";
import { useWords } from "../../words/words.tsx";

export function PageUpPlace() {
  return (
    <PageUp
      label={useWords().common.pageUp}
      afterPx={limits.pageUpAfterPx}
      stepPx={limits.pageUpStepPx}
      everyMs={limits.pageUpEveryMs}
    />
  );
}
