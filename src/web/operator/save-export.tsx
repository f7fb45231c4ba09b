import { useTranslation } from "react-i18next";
import { useProblem } from "../shared/forms/use-problem.ts";
import { Button } from "../ui/button.tsx";
import { useToast } from "../ui/toast.tsx";
import { actionRequest, useAction } from "./queries.ts";

const saveJson = (json: string, fileName: string): void => {
	const file = URL.createObjectURL(new Blob([json], { type: "application/json" }));
	const link = document.createElement("a");
	link.href = file;
	link.download = fileName;
	link.click();
	URL.revokeObjectURL(file);
};

/** Saves everything that is stored about an account, as its owner would get it. */
export function SaveExport({ email }: { readonly email: string }) {
	const { t } = useTranslation();
	const problem = useProblem();
	const showToast = useToast();
	const exporting = useAction();
	const save = () =>
		exporting.mutate(actionRequest("accounts export", { email }), {
			onSuccess: ({ rows: [all] }) => saveJson(String(all?.json ?? ""), "spectra-account.json"),
			onError: ({ code }) =>
				showToast({ tone: "destructive", title: t("common.form.error"), description: problem(code) }),
		});
	const label = t("operator.people.actions.export");
	return (
		<Button look="secondary" aria-label={`${label} · ${email}`} onClick={() => exporting.isPending || save()}>
			{label}
		</Button>
	);
}
