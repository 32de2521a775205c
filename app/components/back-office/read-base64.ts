/** A file as the text that JSON can carry. */
export async function readBase64(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  // In pieces: a call cannot have millions of arguments.
  let binary = "";
  for (let at = 0; at < bytes.length; at += pieceBytes)
    binary += String.fromCharCode(...bytes.subarray(at, at + pieceBytes));
  return btoa(binary);
}

const pieceBytes = 32 * 1024;
