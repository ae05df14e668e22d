/** What a route answers with, as JSON brings it: moments are texts. */
export type Sent<Answer> = Answer extends Date
  ? string
  : Answer extends object
    ? { [Key in keyof Answer]: Sent<Answer[Key]> }
    : Answer;
