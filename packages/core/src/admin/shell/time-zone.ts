/** Tells the server in which time zone this browser is, so that it draws the next first screen in it. */
export function tellTimeZone(known: string): void {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  if (timeZone === known) return;
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `lectern-zone=${encodeURIComponent(timeZone)}; Path=/cmsadmin; Max-Age=31536000; SameSite=Lax${secure}`;
}
