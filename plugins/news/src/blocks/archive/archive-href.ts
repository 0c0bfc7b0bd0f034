/** The address of a page of an archive, at the archive itself. What is left out, and the first page, are not named. */
export function archiveHref(
  path: string,
  id: string,
  { year, tag, page = 1 }: { readonly year?: string; readonly tag?: string | undefined; readonly page?: number | 'all' },
): string {
  const query = new URLSearchParams({
    ...(page !== 1 ? { page: String(page) } : {}),
    ...(year ? { year } : {}),
    ...(tag ? { tag } : {}),
  }).toString();
  return `${path}${query === '' ? '' : `?${query}`}#${id}`;
}
