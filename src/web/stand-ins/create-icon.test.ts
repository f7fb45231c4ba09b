import { Bookmark, CircleUserRound, Menu } from "lucide-react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import createIcon from "./create-icon.ts";

/** An element's name and attributes, whatever their order, of every element in a piece of markup. */
const elementsOf = (markup: string) =>
	[...markup.matchAll(/<(\w+)([^>]*)>/g)].map(([, name, attributes = ""]) => ({
		name,
		attributes: [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)]
			// Icons that had another name once bear that one too, which nothing here looks at.
			.map(([, attribute, value = ""]) => `${attribute}=${value.replace(" lucide-user-circle-2", "").trim()}`)
			.sort(),
	}));

/** An icon's data, which lucide's types leave out. */
const dataOf = async (name: string) => {
	const file = await import(`lucide-react/dist/esm/icons/${name}.mjs`);
	return (file as { __iconData: Parameters<typeof createIcon>[0] }).__iconData;
};

const icons = { bookmark: Bookmark, "circle-user-round": CircleUserRound, menu: Menu };

test.each([{}, { className: "size-5", strokeWidth: 1.6, "aria-hidden": true as const }])(
	"an icon is drawn as its maker would, with %o",
	async (properties) => {
		for (const [name, theirs] of Object.entries(icons))
			expect(
				elementsOf(renderToStaticMarkup(createElement(createIcon(await dataOf(name)), properties))),
			).toEqual(elementsOf(renderToStaticMarkup(createElement(theirs, properties))));
	},
);
