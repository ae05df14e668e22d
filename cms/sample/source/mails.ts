import {
  MAIL_TEXT_KEYS,
  mailDocumentType,
} from "../../../plugins/furniture-rules/src/mail-texts/mail-texts.ts";
import { ownWords } from "../../schemas/mails/mailTexts.ts";

/** The texts of the mails as they stand in the rules. */
export const mailTexts = MAIL_TEXT_KEYS.map((key) => {
  const type = mailDocumentType(key);
  return {
    _id: type,
    _type: type,
    ...ownWords(key),
    ...(key === "withdrawal" && { legalStatus: "sample" }),
  };
});
