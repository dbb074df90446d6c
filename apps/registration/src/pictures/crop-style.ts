/** Styles of the cropper, whose own injection the content security policy blocks. */
export const CROP_STYLE = `
.reactEasyCrop_Container {
  position: absolute; inset: 0; overflow: hidden; user-select: none; touch-action: none; cursor: move;
  display: flex; justify-content: center; align-items: center;
}
.reactEasyCrop_Image { will-change: transform; max-width: unset; }
.reactEasyCrop_Contain { max-width: 100%; max-height: 100%; margin: auto; position: absolute; inset: 0; }
.reactEasyCrop_Cover_Horizontal { width: 100%; height: auto; }
.reactEasyCrop_Cover_Vertical { width: auto; height: 100%; }
.reactEasyCrop_CropArea {
  position: absolute; left: 50%; top: 50%; transform: translate(-50%, -50%); box-sizing: border-box;
  border: 1px solid rgb(255 255 255 / 50%); box-shadow: 0 0 0 9999em; color: rgb(0 0 0 / 50%); overflow: hidden;
}
.reactEasyCrop_CropAreaGrid::before, .reactEasyCrop_CropAreaGrid::after {
  content: ' '; box-sizing: border-box; position: absolute; border: 1px solid rgb(255 255 255 / 50%);
}
.reactEasyCrop_CropAreaGrid::before { inset: 0 33.33%; border-block: 0; }
.reactEasyCrop_CropAreaGrid::after { inset: 33.33% 0; border-inline: 0; }
`;
