import { EMAIL_WORDS, HOME_WORDS, PHONE_INVALID, VAT_ID_EXAMPLE } from "@planke46/furniture-rules";
import type { contact as german, contactField as germanField } from "../de/contact";

export const contact: typeof german = {
  email_required: EMAIL_WORDS.required.en,
  email_invalid: EMAIL_WORDS.invalid.en,
  first_name_required: "First name is required",
  last_name_required: "Last name is required",
  phone_invalid: PHONE_INVALID.en,
  street_required: "Street is required",
  city_required: "City is required",
  zip_required: "Postcode is required",
  country_home: `For a delivery ${HOME_WORDS.en.in} please do not choose “${HOME_WORDS.en.outside}”`,
  country_abroad: `Please choose “${HOME_WORDS.en.outside}” for a delivery to another country`,
  country_required: "Country is required",
  country_unknown: "This country is not known",
  vat_id_invalid: `The VAT id begins with its country, for example ${VAT_ID_EXAMPLE}`,
  consent_required: "Please agree to the privacy statement",
};

export const contactField: typeof germanField = {
  zip_invalid: (example) => `The postcode does not fit the country; there one looks like ${example}`,
  too_long: (name, most) => `${name}: at most ${most} characters`,
  no_text: (name) => `${name} must be a text`,
  control_character: (name) => `${name} holds characters that cannot be printed`,
  at_the_post:
    "Furniture comes by forwarder, who delivers to no parcel locker, post office or PO box. Please enter street and house number",
  names: {
    email: "The e-mail",
    first_name: "The first name",
    last_name: "The last name",
    company: "The company",
    phone: "The phone number",
    address_1: "The street",
    address_2: "The second address line",
    city: "The city",
    province: "The province",
    postal_code: "The postcode",
    country_code: "The country",
    vat_id: "The VAT id",
    message: "The message",
  },
};
