import { type MutableRefObject, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import type { View } from "../contract.ts";
import sign from "../model/room.svg?url";
import { askForRoom, type Step, type RoomVisit as Visit } from "./room.ts";

/** What one press turns the furniture by, radians. */
const TURN = Math.PI / 12;

interface RoomVisitProps {
  view: MutableRefObject<View | null>;
  /** On a wall, not on the floor. */
  hangs: boolean;
}

/** Opens the shopper's own room, seen by the device, with the furniture in it; says in words what is to be done there. */
export function RoomVisit({ view, hangs }: RoomVisitProps) {
  const { t } = useTranslation();
  const { overlay, door, step, word, enter, leave, turn } = useVisit(view, hangs);
  return (
    <>
      <button ref={door} type="button" className="scene-room" onClick={enter}>
        <img src={sign} width={20} height={20} alt="" />
        <span>{t("scene.room")}</span>
      </button>
      <p role="status" className={word ? "scene-failed" : "sr-only"}>
        {word ? t(`scene.visit.${word}`) : ""}
      </p>
      {/* Not within the configurator: its bars would lie over it. */}
      {createPortal(
        <div ref={overlay} className="room" data-step={step}>
          {step ? (
            <>
              <p role="status" className="room-word">
                {t(`scene.visit.${hangs ? "wall" : "floor"}.${step}`)}
              </p>
              <div className="room-keys">
                {step === "stands" && !hangs ? (
                  <button type="button" className="button" onClick={turn}>
                    {t("scene.visit.turn")}
                  </button>
                ) : null}
                {/* biome-ignore lint/a11y/noAutofocus: the way out of what has just been opened */}
                <button type="button" className="button" autoFocus onClick={leave}>
                  {t("scene.visit.end")}
                </button>
              </div>
            </>
          ) : null}
        </div>,
        document.body,
      )}
    </>
  );
}

/** One visit after the other: what is to be done in the room now, and how the last one ended. */
function useVisit(view: RoomVisitProps["view"], hangs: boolean) {
  const overlay = useRef<HTMLDivElement>(null);
  const door = useRef<HTMLButtonElement>(null);
  const visit = useRef<Visit | null>(null);
  const session = useRef<XRSession | null>(null);
  const leaving = useRef(false);
  const [step, setStep] = useState<Step | null>(null);
  const [word, setWord] = useState<"declined" | "failed" | "ended" | null>(null);
  useEffect(() => {
    const element = overlay.current;
    // A press on a button of the overlay must not count as a tap on the room.
    const keep = (event: Event) => {
      if (event.target instanceof Element && event.target.closest("button")) event.preventDefault();
    };
    element?.addEventListener("beforexrselect", keep);
    return () => {
      element?.removeEventListener("beforexrselect", keep);
      session.current?.end().catch(() => {});
    };
  }, []);
  const enter = async () => {
    const { xr } = navigator;
    if (!xr || !overlay.current || !view.current || session.current) return;
    setWord(null);
    try {
      const room = await askForRoom(xr, overlay.current);
      session.current = room;
      room.addEventListener("end", () => {
        session.current = null;
        visit.current = null;
        setStep(null);
        // A shopper who left knows it; an end by the device gets a message.
        if (!leaving.current) setWord((before) => before ?? "ended");
        leaving.current = false;
        door.current?.focus();
      });
      setStep("search");
      visit.current = await view.current.visit(room, { hangs, onStep: setStep });
    } catch (error) {
      console.warn("The furniture could not be shown in the room.", error);
      const declined =
        error instanceof DOMException && ["NotAllowedError", "SecurityError"].includes(error.name);
      setWord(declined ? "declined" : "failed");
      await session.current?.end().catch(() => {});
    }
  };
  const leave = () => {
    leaving.current = true;
    session.current?.end().catch(() => {});
  };
  const turn = () => visit.current?.turn(TURN);
  return { overlay, door, step, word, enter, leave, turn };
}
