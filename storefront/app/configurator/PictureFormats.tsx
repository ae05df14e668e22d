import { type FrameConfiguration, formatsIn, holdsPicture, PICTURE_FORMATS } from "@planke46/furniture-rules";
import { useTranslation } from "react-i18next";
import { isLying, PICTURE_FIELD, sidesFor, TURNED } from "../piece/fields/picture.ts";
import { withSides } from "./change.ts";

interface PictureFormatsProps {
  frame: FrameConfiguration;
  change: (make: (before: FrameConfiguration) => FrameConfiguration) => void;
}

/** Common pictures: pressed, the frame gets the outer sides that hold one. Without scripts each button sends the form. */
export function PictureFormats({ frame, change }: PictureFormatsProps) {
  const { t } = useTranslation();
  if (!holdsPicture(frame.filling)) return null;
  const { width, height } = frame.dimensions;
  const held = formatsIn(frame).map(({ id }) => id);
  const choose = (picture: string) =>
    change((before) => withSides(before, sidesFor(picture, before.filling, before.dimensions)));
  return (
    <fieldset className="mb-4">
      <legend className="field-label mb-1.5">{t("configurator.pictureFor")}</legend>
      <div className="flex flex-wrap gap-1.5">
        {PICTURE_FORMATS.filter(({ id }) => sidesFor(id, frame.filling, frame.dimensions)).map(
          ({ id, name }) => (
            <button
              key={id}
              type="submit"
              name={PICTURE_FIELD}
              value={id}
              className="format figures"
              aria-pressed={held.includes(id)}
              onClick={() => choose(id)}
            >
              {name}
            </button>
          ),
        )}
        {width === height ? null : (
          <button
            type="submit"
            name={PICTURE_FIELD}
            value={TURNED}
            className="format"
            onClick={() => choose(TURNED)}
          >
            {t(isLying(frame.dimensions) ? "configurator.turnUpright" : "configurator.turnLying")}
          </button>
        )}
      </div>
    </fieldset>
  );
}
