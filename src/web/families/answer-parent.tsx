import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useApiMutation } from "../api/api.ts";
import { CodeField } from "../shared/forms/code-field.tsx";
import { useForm } from "../shared/forms/use-form.ts";
import { useScannedCode } from "../shared/links/scanned-code.ts";
import { SubmitButton } from "../ui/submit-button.tsx";
import { AgreeToParent, type Asker } from "./agree-to-parent.tsx";

/** Asks a student for the code on a parent's screen, shows who asks, and links the two once the student agrees. */
export function AnswerParent({ firstName }: { readonly firstName: string }) {
	const { t } = useTranslation();
	const hasScanned = useScannedCode() !== "";
	const heading = useRef<HTMLHeadingElement>(null);
	// Scanning the code was the purpose of the visit.
	useEffect(() => {
		if (hasScanned) heading.current?.focus();
	}, [hasScanned]);
	/** Kept while the dialog closes. */
	const [asker, setAsker] = useState<Asker | null>(null);
	const [isAsked, setAsked] = useState(false);
	const { isBusy, onSubmit, errorOf } = useForm({
		mutation: useApiMutation("POST /api/family/parent-code/read"),
		toRequest: ({ code = "" }) => ({ body: { code } }),
		onDone: ({ parentName }, { code = "" }) => {
			setAsker({ code, parentName });
			setAsked(true);
		},
		fieldOf: { "families.code_unknown": "code" },
	});
	return (
		<section aria-labelledby="answer-parent" className="grid max-w-md gap-4">
			<div className="grid gap-1">
				<h3 id="answer-parent" ref={heading} tabIndex={-1} className="text-xl outline-none">
					{t("families.student.answer.title")}
				</h3>
				<p>{t("families.student.answer.text")}</p>
			</div>
			<form method="dialog" noValidate onSubmit={onSubmit} className="grid gap-5">
				<CodeField
					label={t("families.student.answer.label")}
					hint={t("families.student.answer.hint")}
					error={errorOf("code")}
				/>
				<SubmitButton
					look={hasScanned ? "primary" : "secondary"}
					isBusy={isBusy}
					busyLabel={t("families.student.make.busy")}
					className="justify-self-start"
				>
					{t("families.student.answer.submit")}
				</SubmitButton>
			</form>
			{asker ? (
				<AgreeToParent asker={asker} isOpen={isAsked} firstName={firstName} onClose={() => setAsked(false)} />
			) : null}
		</section>
	);
}
