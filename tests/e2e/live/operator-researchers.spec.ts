import { randomUUID } from "node:crypto";
import { journeyLanguages } from "../support/journey-languages.ts";
import { admin } from "../support/operator.ts";
import { openDesk } from "../support/operator-desk.ts";
import {
	expect,
	expectAccessibleInBothThemes,
	messagesOf,
	open,
	pathIn,
	test,
} from "../support/page-test.ts";

// A description that is refused.
test.use({ expectedErrors: /status of (409|422)/ });

for (const locale of journeyLanguages("fr")) {
	const { operator } = messagesOf(locale);
	const { actions, form } = operator.researchers;

	test(`operator (${locale}): a researcher is added and edited at the desk; a refused form keeps every text`, {
		tag: "@phone",
	}, async ({ page }) => {
		test.slow();
		const id = `desk-${randomUUID()}`;
		await openDesk(page, locale);
		await open(page, pathIn(locale, "/operator#researchers"));
		await page.getByRole("button", { name: actions.add, exact: true }).focus();
		await page.keyboard.press("Enter");
		const dialog = page.getByRole("dialog");
		const field = (label: string, index = 0) => dialog.getByLabel(label, { exact: true }).nth(index);
		const submit = (name: string) => dialog.getByRole("button", { name, exact: true }).click();
		await expect(field(form.id)).toBeFocused();
		await field(form.id).fill("Jane Doe");
		await field(form.email).fill(`${id}@lab.example`);
		await field(form.monogram).fill("JD");
		await submit(actions.add);
		// An empty field is marked before anything is sent.
		await expect(field(form.name)).toHaveAttribute("aria-invalid", "true");
		for (const nth of [0, 1]) {
			for (const label of [form.name, form.specialization, form.bio]) await field(label, nth).fill("Ice");
			await field(form.title, nth).fill(["Glaciologist", "Glaciologue"][nth] ?? "");
			await field(form.topics, nth).fill("One\nTwo");
		}
		await submit(actions.add);
		await expect(field(form.id)).toHaveAttribute("aria-invalid", "true");
		await expect(field(form.id)).toBeFocused();
		await expect(field(form.topics, 1)).toHaveValue("One\nTwo");
		await expectAccessibleInBothThemes(page);
		await field(form.id).fill(id);
		await submit(actions.add);
		await expect(dialog).toHaveCount(0);
		const entry = page.getByRole("listitem").filter({ hasText: `${id}@lab.example` });
		// The profession is in the language of the screen.
		await expect(entry).toContainText({ en: "Glaciologist", fr: "Glaciologue" }[locale]);

		await entry.getByRole("button", { name: new RegExp(`^${actions.edit}`) }).click();
		await expect(field(form.title)).toHaveValue("Glaciologist");
		await field(form.title).fill("Ice physicist");
		await field(form.title, 1).fill("Physicienne des glaces");
		await submit(actions.edit);
		await expect(dialog).toHaveCount(0);
		await expect(entry).toContainText({ en: "Ice physicist", fr: "Physicienne des glaces" }[locale]);
		const file = JSON.parse(await admin(["researchers", "show", id]));
		expect(file).toMatchObject({ id, languages: ["en", "fr"], text: { fr: { topics: ["One", "Two"] } } });
		await admin(["researchers", "retire", id]);
	});
}
