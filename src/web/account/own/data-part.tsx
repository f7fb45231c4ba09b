import { Download } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ProblemCode } from "#domain/shared/problem-code.ts";
import type { Result } from "#domain/shared/result.ts";
import { useProblem } from "../../shared/use-problem.ts";
import { Button } from "../../ui/button.tsx";
import { useToast } from "../../ui/toast.tsx";
import { Setting } from "./setting.tsx";

/** Gives a document to the browser's downloads. */
const download = (document_: unknown, name: string): void => {
	const url = URL.createObjectURL(
		new Blob([JSON.stringify(document_, null, 2)], { type: "application/json" }),
	);
	const link = Object.assign(document.createElement("a"), { href: url, download: name });
	link.click();
	// The browser has taken hold of it by then.
	setTimeout(() => URL.revokeObjectURL(url), 10_000);
};

/** Everything stored, as one file. */
export function DataPart({ onExport }: { readonly onExport: () => Promise<Result<unknown, ProblemCode>> }) {
	const { t } = useTranslation();
	const toast = useToast();
	const problem = useProblem();
	const [isBusy, setBusy] = useState(false);
	const take = async (): Promise<void> => {
		if (isBusy) return;
		setBusy(true);
		const exported = await onExport();
		setBusy(false);
		if (!exported.ok) return void toast({ tone: "destructive", title: problem(exported.code) });
		download(exported.value, "spectra.json");
		toast({ tone: "success", title: t("ownAccount.data.done") });
	};
	return (
		<Setting title={t("ownAccount.data.title")} text={t("ownAccount.data.text")}>
			<Button
				look="secondary"
				aria-disabled={isBusy || undefined}
				className="justify-self-start"
				onClick={() => void take()}
			>
				<Download aria-hidden="true" className="size-4" />
				{t(isBusy ? "ownAccount.data.busy" : "ownAccount.data.export")}
			</Button>
		</Setting>
	);
}
