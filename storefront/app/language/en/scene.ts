import type { Texts } from "../de/index.ts";

export const scene: Texts["scene"] = {
  name: "The 3D view",
  label: "3D view. Turn the piece with the arrow keys, plus and minus take you closer, Home takes you back.",
  impossible: "Your browser cannot show 3D here. The drawing shows the same.",
  measures: "Show measures",
  compare: { cup: "A cup for scale, 9 cm high", person: "A person for scale, 1.75 m tall" },
  cm: "{{cm}} cm",
  reset: "Reset the view",
  save: "Save a picture",
  height: "Try the height: {{cm}} cm",
  room: "View in your room",
  visit: {
    floor: {
      search: "Point the device at the floor and move it slowly.",
      found: "Tap to put the piece here.",
      stands: "There it is, as large as in life. Tap to move it.",
    },
    wall: {
      search: "Point the device at a wall and move it slowly.",
      found: "Tap to hang the frame here.",
      stands: "There it hangs, as large as in life. Tap to move it.",
    },
    turn: "Turn",
    end: "Leave",
    declined: "Your device has to see the room for this. Allow it when your browser asks.",
    failed: "The piece could not be put into your room. Please try again.",
    ended: "The view in your room is over.",
  },
  failed: "That did not work. Please try again.",
};
