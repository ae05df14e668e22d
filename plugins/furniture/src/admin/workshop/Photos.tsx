import { Badge, Button, Heading, Text, toast } from "@medusajs/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import { PICTURES } from "../pictures";
import { day } from "../time";
import { useDeed } from "../useDeed";
import { addPhoto, type Piece, photoAddress, pieceKey, releasePhoto } from "./requests";

/** Photos of the piece: taken with the phone, and shown to the customer once they are released. */
export function Photos({ piece: { number, photos } }: { piece: Piece }) {
  const queries = useQueryClient();
  const input = useId();
  const onSettled = () => queries.invalidateQueries({ queryKey: pieceKey(number) });
  const onError = (error: Error) => toast.error("Das hat nicht geklappt", { description: error.message });
  const add = useDeed({
    mutationFn: (photo: File) => addPhoto(number, photo),
    onSuccess: () => toast.success("Das Foto ist da"),
    ...{ onError, onSettled },
  });
  const release = useDeed({
    mutationFn: ({ id, released }: Release) => releasePhoto(number, id, released),
    ...{ onError, onSettled },
  });
  return (
    <section aria-labelledby="piece-photos" className="flex flex-col gap-3 px-6 py-4">
      <Heading level="h2" id="piece-photos">
        Fotos
      </Heading>
      <Text size="small" className="text-ui-fg-subtle">
        Der Kunde sieht ein Foto auf der Seite seiner Bestellung erst, wenn es freigegeben ist.
      </Text>
      <ul className="grid gap-4 md:grid-cols-2">
        {photos.map((photo, at) => (
          <PhotoItem
            key={photo.id}
            {...{ number, photo }}
            name={`Foto ${at + 1}`}
            busy={release.isPending}
            onRelease={release.mutate}
          />
        ))}
      </ul>
      <label
        htmlFor={input}
        className="txt-compact-medium-plus bg-ui-button-neutral shadow-buttons-neutral focus-within:shadow-buttons-neutral-focus flex cursor-pointer items-center justify-center rounded-md px-3"
        style={{ minHeight: 56 }}
      >
        {add.isPending ? "Wird hochgeladen …" : "Foto aufnehmen oder auswählen"}
        <input
          id={input}
          type="file"
          accept={PICTURES}
          className="sr-only"
          disabled={add.isPending}
          onChange={({ target }) => {
            const [photo] = target.files ?? [];
            if (photo) add.mutate(photo);
            // The same photo can be chosen again after a refusal.
            target.value = "";
          }}
        />
      </label>
    </section>
  );
}

type Release = { id: string; released: boolean };

interface PhotoItemProps {
  /** Of the piece. */
  number: string;
  photo: Piece["photos"][number];
  name: string;
  busy: boolean;
  onRelease: (wish: Release) => void;
}

/** One photo, who took it, and whether the customer sees it. */
function PhotoItem({ number, photo, name, busy, onRelease }: PhotoItemProps) {
  const { id, released, created_at, created_by, released_at, released_by, taken_back_at, taken_back_by } =
    photo;
  const facts = [
    `${day(created_at)}, ${created_by}`,
    released && released_at && `Freigegeben am ${day(released_at)}, ${released_by}`,
    !released && taken_back_at && `Zurückgenommen am ${day(taken_back_at)}, ${taken_back_by}`,
  ].filter((fact) => fact);
  return (
    <li className="flex flex-col gap-2">
      <img
        src={photoAddress(number, id)}
        alt={`${name} von ${number}, ${day(created_at)}`}
        loading="lazy"
        className="bg-ui-bg-subtle w-full rounded-lg object-contain"
        style={{ aspectRatio: "4 / 3" }}
      />
      <div className="flex flex-wrap items-center gap-2">
        <Text size="small" weight="plus">
          {name}
        </Text>
        <Badge size="2xsmall" color={released ? "green" : "grey"}>
          {released ? "freigegeben" : "nicht freigegeben"}
        </Badge>
      </div>
      {facts.map((fact) => (
        <Text key={String(fact)} size="small" className="text-ui-fg-subtle">
          {fact}
        </Text>
      ))}
      <Button
        size="large"
        variant="secondary"
        disabled={busy}
        onClick={() => onRelease({ id, released: !released })}
      >
        {released ? `${name} zurücknehmen` : `${name} freigeben`}
      </Button>
    </li>
  );
}
