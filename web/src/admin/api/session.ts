import { queryOptions, useMutation, useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import type { Me, Permission } from "~/generated/contract";
import { Problem } from "./problem";
import { request } from "./request";

/** Who is signed in, or null. */
export const sessionQuery = queryOptions({
  queryKey: ["session"],
  queryFn: async ({ signal }): Promise<Me | null> => {
    try {
      return await request<Me>("GET", "/session", { signal, needsSession: false });
    } catch (error) {
      if (error instanceof Problem && error.status === 401) return null;
      throw error;
    }
  },
  staleTime: Number.POSITIVE_INFINITY,
});

/** Returns who is signed in. Only for components inside the frame. */
export function useMe(): Me {
  const { data } = useSuspenseQuery(sessionQuery);
  if (!data) throw new Error("no one is signed in");
  return data;
}

export function useMay(): (permission: Permission) => boolean {
  const { permissions } = useMe();
  return (permission) => permissions.includes(permission);
}

/** Returns a function that ends this session and forgets all that was loaded. */
export function useSignOut(): () => void {
  const client = useQueryClient();
  const signOut = useMutation({
    mutationFn: () => request<void>("DELETE", "/session", { needsSession: false }),
    onSuccess: () => {
      client.setQueryData(sessionQuery.queryKey, null);
      client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== "session" });
    },
  });
  return () => signOut.mutate();
}
