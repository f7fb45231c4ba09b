import { Copy } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useCopy } from "../../shared/links/use-copy.ts";
import { Button } from "../../ui/button.tsx";
import { TextArea } from "../../ui/text-area.tsx";

/** Copies the summary as text. Without a clipboard the button becomes the text itself, selected. */
export function CopyText({ text }: { readonly text: string }) {
	const { t } = useTranslation();
	const { isShown, copy } = useCopy(text, {
		title: t("counsellor.copied"),
		description: t("counsellor.copiedText"),
	});
	if (isShown)
		return (
			<div className="basis-full">
				<TextArea
					label={t("counsellor.text")}
					value={text}
					readOnly
					// It replaces the button that was pressed.
					autoFocus
					onFocus={({ currentTarget }) => currentTarget.select()}
				/>
			</div>
		);
	return (
		<Button look="secondary" onClick={copy}>
			<Copy aria-hidden="true" className="size-4" />
			{t("counsellor.copy")}
		</Button>
	);
}
