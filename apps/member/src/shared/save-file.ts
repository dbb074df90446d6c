/** Saves a fetched file under a name. @param url its object URL, which is given up afterwards */
export function saveFile(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has started by the next task at the latest.
  setTimeout(() => URL.revokeObjectURL(url));
}
