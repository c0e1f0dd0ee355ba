import { useQuery } from "@tanstack/react-query";
import { sessionQuery } from "../api/session";
import { SignIn } from "../auth/sign-in";
import { LoadFailure } from "../ui/notice";
import { Frame } from "./frame";

/** Shows the sign-in form at any address until someone is signed in. */
export function Gate() {
  const { data: me, error, isPending, refetch } = useQuery(sessionQuery);
  if (isPending) return null;
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  return me ? <Frame /> : <SignIn />;
}
