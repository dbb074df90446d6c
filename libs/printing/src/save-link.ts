/** Saves what is behind an address of this site, under a name or that which the server gives it. */
export function saveLink(href: string, fileName = ''): void {
  const link = document.createElement('a');
  link.href = href;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
}
