/** Reads a stream of events until `text` has come or the stream has ended; answers everything read. */
export async function readUntil(response: Response, text: string): Promise<string> {
  const reader = response.body?.getReader();
  let read = "";
  while (reader && !read.includes(text)) {
    const { value, done } = await reader.read();
    if (done) break;
    read += new TextDecoder().decode(value);
  }
  return read;
}
