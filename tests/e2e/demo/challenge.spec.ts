import { encodeDesign } from "../../../src/domain/quest/challenges/design-code.ts";
import { expect, expectAccessible, open, test } from "../support/page-test.ts";
import { answerToTheEnd, play } from "../support/quest-board.ts";

const track = {
	challenge: "hill",
	values: { summitMetres: 24, valleyMetres: 6, friction: "on", train: "empty" },
} as const;

test("challenge: after a case a track becomes a code, and its link challenges a reader in French, without counting", async ({
	page,
}) => {
	await open(page, "/career-quest");
	const dialog = await play(page, "Roller Coaster Designer");
	await answerToTheEnd(dialog);
	await dialog.getByRole("button", { name: "Build a track" }).click();
	await expect(dialog.getByRole("heading", { name: "Free play" })).toBeFocused();
	await expect(dialog.getByText("Get your train over the second summit")).toBeVisible();
	const summit = dialog.getByRole("slider", { name: "Second summit" });
	await summit.fill("24");
	await summit.press("Enter");
	const code = encodeDesign(track);
	await expect(dialog.getByText(code)).toBeVisible();
	await expect(dialog.getByText("Can you get over a higher second summit?")).toBeVisible();
	await expectAccessible(page);
	await page.keyboard.press("Escape");

	await open(page, `/fr/career-quest#design=${code}`);
	const challenge = page.getByRole("dialog", { name: "Concevoir des montagnes russes" });
	const sentence = challenge.getByRole("heading", { level: 3 });
	await expect(sentence).toContainText("Peux-⁠tu franchir un deuxième sommet plus haut");
	await expect(sentence).toBeFocused();
	const other = challenge.getByRole("slider", { name: "Deuxième sommet" });
	await expect(other).toHaveValue("24");
	await other.press("ArrowRight");
	await other.press("Enter");
	await expect(challenge.getByText("Réussi, en un seul essai.")).toBeVisible();
	await expect(
		challenge.getByText(encodeDesign({ ...track, values: { ...track.values, summitMetres: 25 } })),
	).toBeVisible();
	await expectAccessible(page);
	await page.keyboard.press("Escape");
	await expect(page).toHaveURL("/fr/career-quest");
	await expect(page.getByRole("definition")).toHaveText(["145", /3/, "2", "2", "4"]);
});

test("challenge: a wrong letter is marked and stays in the field, and the right code opens the hidden factor", {
	tag: "@phone",
}, async ({ page }) => {
	const code = encodeDesign({ challenge: "greenhouses", values: { cause: "light", salt: 7 } });
	const wrong = code.slice(0, -1) + (code.endsWith("A") ? "B" : "A");
	await open(page, `/career-quest#design=${wrong}`);
	const dialog = page.getByRole("dialog");
	const field = dialog.getByRole("textbox", { name: "Challenge code" });
	await expect(field).toHaveValue(wrong);
	await expect(dialog.getByText(/wrong|swapped/)).toBeVisible();
	await expectAccessible(page);
	await field.fill(code.toLowerCase().replace("-", " "));
	await field.press("Enter");
	await expect(dialog.getByRole("heading", { level: 3 })).toContainText("Find my hidden factor in 4 runs");
	await dialog.getByRole("radio", { name: "Water" }).check();
	await expect(dialog.getByText("No: Water makes no difference here.")).toBeVisible();
	await dialog.getByRole("radio", { name: "Light" }).check();
	await expect(dialog.getByText("Right, without a single run")).toBeVisible();
});
