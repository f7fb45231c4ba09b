/**
 * Changes by password managers, translators and other extensions before hydration. Each runs in the page as soon as its
 * document is parsed.
 */
export const tamperings = {
	"a password manager's button beside every field": () => {
		for (const field of document.querySelectorAll("input, select, textarea")) {
			const button = document.createElement("div");
			button.dataset.manager = "";
			field.after(button);
		}
	},
	"a translator that puts texts into elements of its own": () => {
		const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		const texts: Text[] = [];
		while (walker.nextNode()) texts.push(walker.currentNode as Text);
		for (const text of texts) {
			if (text.data.trim() === "" || text.parentElement?.closest("script, style")) continue;
			const [outer, inner] = [document.createElement("font"), document.createElement("font")];
			text.replaceWith(outer);
			outer.append(inner);
			inner.append(text);
		}
	},
	"a translator that replaces texts": () => {
		const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		const texts: Text[] = [];
		while (walker.nextNode()) texts.push(walker.currentNode as Text);
		for (const text of texts) {
			if (text.data.trim() === "" || text.parentElement?.closest("script, style")) continue;
			const font = document.createElement("font");
			font.append(`«${text.data}»`);
			text.replaceWith(font);
		}
	},
	"texts changed in place": () => {
		const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		while (walker.nextNode()) {
			const text = walker.currentNode as Text;
			if (text.data.trim() !== "" && !text.parentElement?.closest("script, style")) text.data = "translated";
		}
	},
	"attributes on the document and on what is in it": () => {
		document.documentElement.className = "translated-ltr";
		document.documentElement.setAttribute("data-lt-installed", "true");
		document.body.setAttribute("data-gr-ext-installed", "");
		document.body.style.top = "0px";
		for (const element of document.body.querySelectorAll("a, input, button, h1"))
			element.setAttribute("data-touched", "yes");
	},
	"the document's own attributes taken away": () => {
		for (const { name } of [...document.documentElement.attributes])
			if (name !== "lang") document.documentElement.removeAttribute(name);
	},
	"elements at both ends of head and body": () => {
		document.head.prepend(document.createElement("meta"));
		document.head.append(document.createElement("link"));
		document.body.prepend(document.createElement("aside"), "a text");
		document.body.append(document.createElement("div"), "a text");
	},
	"marks and descriptions taken out of the head": () => {
		for (const element of document.head.querySelectorAll("meta, link[rel=alternate], title"))
			element.remove();
	},
	"elements taken away": () => {
		for (const element of document.querySelectorAll("footer, h1, header a, main p")) element.remove();
	},
	"the whole screen moved into a foreign element": () => {
		const frame = document.createElement("div");
		const main = document.querySelector("main") ?? document.body.firstElementChild;
		if (!main) return;
		main.before(frame);
		frame.append(main);
	},
} as const;
