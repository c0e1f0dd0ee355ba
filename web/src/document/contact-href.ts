/**
 * Where a call to action leads: the contact page, told which page it came from and what the conversation is about. The
 * core reads both parameters, and checks them, on arrival.
 */
export function contactHref({ from, service }: { readonly from: string; readonly service?: string }): string {
  const origin = `from=${encodeURIComponent(from)}`;
  return service ? `/contacts?service=${encodeURIComponent(service)}&${origin}` : `/contacts?${origin}`;
}
