import { CloudAlert } from "lucide-react";
import { useRouteError } from "react-router-dom";
import { errorText } from "../api/problem";
import { Button } from "../ui/button";
import { Empty } from "../ui/notice";

/** Replaces a screen that failed to render. */
export function ScreenFailure() {
  const error = useRouteError();
  return (
    <div role="alert">
      <Empty icon={CloudAlert} title="This screen has failed" text={errorText(error)}>
        <Button onClick={() => location.reload()}>Load again</Button>
      </Empty>
    </div>
  );
}
