import { expect, it } from "vitest";
import { createFakeBrowser } from "../../../../tests/contract/http-world.ts";
import { createKept } from "../browser/kept.ts";
import { guestQuest } from "./guest-quest.ts";
import { createGuestStore } from "./guest-store.ts";
import { untouchedQuest } from "./untouched-quest.ts";

it("is what counting gives while there is nothing to count", async () => {
	const { world } = createFakeBrowser(async () => new Response(null, { status: 204 }));
	const store = createGuestStore(world, createKept(world.device), () => {});
	expect(await guestQuest(world, store).overview()).toEqual(untouchedQuest);
});
