import { Link2 } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useCopy } from "./use-copy.ts";

interface LinkCopierProps {
	readonly link: string;
	/** The button; the notice after it; and the field that replaces it where there is no clipboard. */
	readonly words: {
		readonly copy: string;
		readonly copied: string;
		readonly copiedText: string;
		readonly link: string;
		readonly hint: string;
	};
	readonly className?: string;
}

/** Copies a link and says so. Without a clipboard the button becomes the link itself, selected. */
export function LinkCopier({ link, words, className = "" }: LinkCopierProps) {
	const { isShown, copy } = useCopy(link, { title: words.copied, description: words.copiedText });
	if (isShown)
		return (
			<TextField
				label={words.link}
				hint={words.hint}
				defaultValue={link}
				readOnly
				// It replaces the button that was pressed.
				autoFocus
				onFocus={({ currentTarget }) => currentTarget.select()}
				className="basis-full"
			/>
		);
	return (
		<Button look="secondary" onClick={copy} className={className}>
			<Link2 aria-hidden="true" className="size-4 flex-none" />
			{words.copy}
		</Button>
	);
}
