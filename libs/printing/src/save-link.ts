/** Downloads a URL of this site, named by `fileName` or by the server. */
export function saveLink(href: string, fileName = ''): void {
  const link = document.createElement('a');
  link.href = href;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
}
