import { expect, test } from "@playwright/test";
import { declineCounting, introduce, rows, shop } from "./shop";
import { asStaff, photograph } from "./staff";
