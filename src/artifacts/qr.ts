// Takes: a short text. Gives: its QR code as dark and light modules, error correction M.
import qrcode from 'qrcode-generator';

export function qrModules(text: string): boolean[][] {
  const code = qrcode(0, 'M'); // 0: the smallest version that holds it
  code.addData(text, 'Byte');
  code.make();
  const count = code.getModuleCount();
  return Array.from({ length: count }, (_, row) =>
    Array.from({ length: count }, (_, column) => code.isDark(row, column)),
  );
}
