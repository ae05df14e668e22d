/** A picture of the canvas on a ground like the page's, as a file. */
export async function pictureOf(canvas: HTMLCanvasElement, ground: string, name: string): Promise<File> {
  const sheet = document.createElement("canvas");
  [sheet.width, sheet.height] = [canvas.width, canvas.height];
  const pen = sheet.getContext("2d");
  if (!pen) throw new Error("no 2D canvas");
  pen.fillStyle = ground;
  pen.fillRect(0, 0, sheet.width, sheet.height);
  pen.drawImage(canvas, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => sheet.toBlob(resolve, "image/jpeg", 0.92));
  if (!blob) throw new Error("the picture could not be made");
  return new File([blob], `${name}.jpg`, { type: "image/jpeg" });
}

/** Shares a file on touch devices that support it, otherwise downloads it. */
export async function handOver(file: File): Promise<void> {
  const touch = matchMedia("(pointer: coarse)").matches;
  if (touch && navigator.canShare?.({ files: [file] })) {
    // Rejects when the shopper closes the share sheet: not an error.
    await navigator.share({ files: [file] }).catch(() => {});
    return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
