import { useTranslation } from "react-i18next";
import { useCopy } from "../shared/links/use-copy.ts";
import { Button } from "../ui/button.tsx";
import { OneThing } from "./one-thing.tsx";

interface RecoveryCodesProps {
	readonly codes: readonly string[];
	readonly onKept: () => void;
}

/** The recovery codes, shown once, to print or to copy. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
	const { t } = useTranslation();
	const { copy } = useCopy(codes.join("\n"), {
		title: t("operator.done"),
		description: t("operator.setUp.copied"),
	});
	return (
		<OneThing title={t("operator.setUp.codesTitle")} lead={t("operator.setUp.codesText")}>
			<ol className="grid w-full max-w-xl gap-x-10 border-t border-hairline sm:grid-cols-2">
				{codes.map((code) => (
					<li key={code} className="border-b border-hairline py-2 font-mono tabular-nums">
						{code}
					</li>
				))}
			</ol>
			<div className="flex flex-wrap gap-3 print:hidden">
				<Button onClick={onKept}>{t("operator.setUp.kept")}</Button>
				<Button look="secondary" onClick={copy}>
					{t("operator.setUp.copy")}
				</Button>
				<Button look="secondary" onClick={() => window.print()}>
					{t("operator.setUp.print")}
				</Button>
			</div>
		</OneThing>
	);
}
