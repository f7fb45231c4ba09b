import { useState } from "react";
import { useTranslation } from "react-i18next";
import { firstSentence } from "#domain/careers/truncate.ts";

/**
 * The description of a career, of which a phone shows the first sentence until its reader asks for the rest; wider screens,
 * paper and pages without scripts show it whole (`.phone-rest` in app.css).
 */
export function CareerDescription({ description }: { readonly description: string }) {
	const { t } = useTranslation();
	const [isOpen, setOpen] = useState(false);
	const first = firstSentence(description);
	return (
		<div className="lead measure">
			<p className="inline">
				{first}
				<span className={isOpen ? "" : "phone-rest"}>{description.slice(first.length)}</span>
			</p>{" "}
			<button
				type="button"
				aria-expanded={isOpen}
				onClick={() => setOpen(!isOpen)}
				className="phone-rest-button min-h-7 font-text text-base font-semibold text-ink underline underline-offset-4"
			>
				{t(isOpen ? "common.less" : "common.more")}
			</button>
		</div>
	);
}
